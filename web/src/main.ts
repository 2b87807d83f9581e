import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.svelte";
import { language } from "./lib/text.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

void language.start().then(() => mount(App, { target }));
