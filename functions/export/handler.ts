import { exportApi } from '../../shared/export/api.ts'
import { serve } from '../http/serve.ts'
import { countDays, readExportPage } from './pages.ts'

export const handler = serve(exportApi, {
  page: async ({ me, query }) => {
    const isFirst = query.after === undefined
    const [page, days] = await Promise.all([readExportPage(me.userId, query.after), isFirst && countDays(me.userId)])
    return { ...page, ...(days !== false && { days }) }
  },
})
