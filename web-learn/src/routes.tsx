import { Button } from '../../shared/ui/button.tsx'
import { Link } from '../../shared/ui/router.ts'
import type { Routes } from '../../shared/ui/shell-services.ts'

export const routes: Routes = ({ Page }) => {
  const Hub = () => (
    <Page heading="IC Learning Hub">
      <Link to="/home">Home</Link>
      <Button>Hello</Button>
    </Page>
  )
  return { '/learn': Hub }
}
