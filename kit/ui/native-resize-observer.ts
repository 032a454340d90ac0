/** Replaces the polyfill that react-slick ships: every browser we support has its own. */
export default ResizeObserver;
