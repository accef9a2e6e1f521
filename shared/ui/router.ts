/** The part of the router that screens use: what the shell lends to the remotes, so it only grows. */
export { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
