import '../../shared/ui/tokens.css'
import '../../shared/ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { openEarly } from './open-early.ts'
import { createQueryClient } from './shell/query-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const client = createQueryClient()
openEarly(client, location.pathname)
createRoot(root).render(<App client={client} />)
