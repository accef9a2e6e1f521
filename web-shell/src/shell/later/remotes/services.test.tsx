// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as query from '../../../../../shared/ui/query.ts'
import * as router from '../../../../../shared/ui/router.ts'
import { shellServices } from './services.ts'

/** What remotes out there may count on: a line is added when something is, and none is ever taken away. */
const PROMISED = {
  services: [
    ...['useAccount', 'call', 'wordsFor', 'refusalOf', 'notify', 'notifyError', 'useFailure', 'useUnsent'],
    ...['useTheme', 'chooseTheme', 'Page', 'Unread', 'NotFound', 'Help'],
  ],
  router: ['Link', 'Navigate', 'useLocation', 'useNavigate', 'useSearchParams'],
  query: ['queryOptions', 'useMutation', 'useQuery', 'useQueryClient'],
}

it.each([
  ['services', shellServices],
  ['router', router],
  ['query', query],
] as const)('[RELY-09] what an older remote needs of the %s is still there', (name, lent) => {
  expect(Object.keys(lent)).toEqual(expect.arrayContaining(PROMISED[name]))
  expect(
    Object.keys(lent).filter((each) => !PROMISED[name].includes(each)),
    'It is lent: promise it',
  ).toEqual([])
})
