import { remoteConfig } from '../.config/remote.ts'

export default remoteConfig('learn', import.meta.dirname)
