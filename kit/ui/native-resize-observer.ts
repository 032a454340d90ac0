/** Replaces the polyfill that react-slick ships: every browser we support has ResizeObserver. */
export default ResizeObserver;
