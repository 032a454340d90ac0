/** Replaces the polyfill that react-slick ships: every browser we support has ResizeObserver. */
const { ResizeObserver: native } = globalThis;

export default native;
