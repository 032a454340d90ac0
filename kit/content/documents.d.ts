/** A document below `content/`, validated by its collection. The importing module must supply the type. */
declare module '*.md' {
  const content: unknown;
  export default content;
}

declare module '*.yaml' {
  const content: unknown;
  export default content;
}
