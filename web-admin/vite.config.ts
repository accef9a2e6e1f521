import { remoteConfig } from '../.config/remote.ts'

export default remoteConfig('admin', import.meta.dirname)
