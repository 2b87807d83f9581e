/// <reference lib="es2023" />
/// <reference types="svelte" />
/// <reference types="vite/client" />
