/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module '*.toml' {
  const tables: Record<string, unknown[]>;
  export default tables;
}
