/**
 * The parts of React Router that the site uses, in one module that the shell shares with remotes, so that a page loads
 * one copy. All of `react-router-dom` would be four times the size.
 */
export { Router, matchPath, useLocation, useNavigate } from 'react-router-dom';
export type { Location, Navigator } from 'react-router-dom';
