import type { Routes } from '../../shared/ui/shell-services.ts'

export const routes: Routes = ({ Page }) => {
  const Manage = () => <Page heading="Article Management">Soon</Page>
  return { '/learn/manage': Manage, '/admin': Manage }
}
