/** What `shared/ui/router.ts` promises the remotes, with the shell's own links. */
export { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { Link } from '../../first/frame/link.tsx'
