/**
 * Lets the bundler drop the parts of React Router that nobody imports. Its modules say that they have no
 * side effects, but components made by a call, and the names these get for React's own tools, look like
 * one; so `Link`, `Form` and all they rest on stay in every bundle.
 *
 * @param {string} source
 */
export default function shakeableRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
}
