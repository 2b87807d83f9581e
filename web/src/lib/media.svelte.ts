/** The few widths at which more than the styles change. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 700px");
const wide = new MediaQuery("min-width: 1200px");

export const media = {
  get phone() {
    return phone.current;
  },
  get wide() {
    return wide.current;
  },
};
