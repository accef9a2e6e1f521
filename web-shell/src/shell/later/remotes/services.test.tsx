// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as query from '../../../../../shared/ui/query.ts'
import * as router from '../../../../../shared/ui/router.ts'
import { shellServices } from './services.ts'

/** The exports that deployed remotes rely on. Add a line for each new export; never remove one. */
const PROMISED = {
  services: [
    'useAccount',
    'call',
    'wordsFor',
    'refusalOf',
    'notify',
    'notifyError',
    'useFailure',
    'useUnsent',
    'useTheme',
    'chooseTheme',
    'Page',
    'Unread',
    'NotFound',
    'Help',
    'AskForProof',
    'reading',
  ],
  router: ['Link', 'Navigate', 'useLocation', 'useNavigate', 'useSearchParams'],
  query: ['queryOptions', 'useMutation', 'useQuery', 'useQueryClient'],
}

it.each([
  ['services', shellServices],
  ['router', router],
  ['query', query],
] as const)('[RELY-09] the %s still provide what an older remote needs', (name, provided) => {
  expect(Object.keys(provided)).toEqual(expect.arrayContaining(PROMISED[name]))
  expect(
    Object.keys(provided).filter((key) => !PROMISED[name].includes(key)),
    'Provided but not promised: add it to the list',
  ).toEqual([])
})
