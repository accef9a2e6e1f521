/** The part of the router that screens use. The shell lends it to the remotes, so exports are added, never removed. */
export { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
