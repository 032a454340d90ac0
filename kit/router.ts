/**
 * The parts of React Router that the site uses, in one module, so that a page holds one copy:
 * the shell shares this module with the remotes, and whole `react-router-dom` is four times its size.
 */
export { Router, matchPath, useLocation, useNavigate } from 'react-router-dom';
export type { Location, Navigator } from 'react-router-dom';
