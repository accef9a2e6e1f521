/** The exports that `shared/ui/router.ts` promises to remotes, with the shell's own `Link`. */
export { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { Link } from '../../first/frame/link.tsx'
