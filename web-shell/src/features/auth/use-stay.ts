import { useState } from 'react'
import { useEnded } from '../../shell/first/session/session.ts'

/** Whether to stay logged in, and the way to change it: to begin with as in the session that ended here. */
export const useStay = () => useState(useEnded()?.stayLoggedIn ?? false)
