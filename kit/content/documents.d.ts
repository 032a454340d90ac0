/** A document below `content/`: what the schema of its collection gives. Its reader says which type that is. */
declare module '*.md' {
  const content: unknown;
  export default content;
}

declare module '*.yaml' {
  const content: unknown;
  export default content;
}
