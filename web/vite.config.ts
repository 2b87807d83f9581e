import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "127.0.0.1:8600";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/gonfalon/server/static",
    emptyOutDir: true,
    // How long each plugin took helps nobody who only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // `npm run dev` serves the page with hot reload; the games stay with `gonfalon serve`.
    proxy: {
      "/api": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
});
