/** Stands in browsers for the polyfill that react-slick brings: every browser we build for has its own. */
export default ResizeObserver;
