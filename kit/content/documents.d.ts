/** A document below `content/`, as validated by its collection. The importing module states the type. */
declare module '*.md' {
  const content: unknown;
  export default content;
}

declare module '*.yaml' {
  const content: unknown;
  export default content;
}
