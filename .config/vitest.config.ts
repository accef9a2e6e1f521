import { defineConfig } from 'vitest/config'
import { WAIT_TIMEOUT_MS } from '../tests/fixtures/wait-timeout.ts'
import { licencesPlugin } from '../web-shell/licences-plugin.ts'
import { picturesPlugin } from './pictures-plugin.ts'

const ROOT = new URL('..', import.meta.url).pathname
/** Tests that only read files. They belong to the level "rule", although their folder belongs to "operation". */
const FILE_TESTS = 'tests/{boundaries,dependencies,readme,requirements,runner,test-files,walk}.test.ts'

/** The levels of tests. A test is beside the code that it tests. `-t` runs tests by title, and a path runs one file. */
export default defineConfig({
  root: ROOT,
  plugins: [picturesPlugin(), licencesPlugin()],
  test: {
    passWithNoTests: true,
    tags: [{ name: 'deep', description: 'Runs in `npm run test:deep` only' }],
    testTimeout: 4 * WAIT_TIMEOUT_MS,
    hookTimeout: 4 * WAIT_TIMEOUT_MS,
    // Most of what a test allocates is short-lived: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // Tests mostly wait. Each worker has its own local world for its journeys.
    maxWorkers: 4,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        root: ROOT,
        // These tests leave no state behind that another test could see.
        test: { name: 'rule', include: ['{shared,web-*}/**/*.test.ts', FILE_TESTS], isolate: false },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'operation',
          include: ['functions/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [FILE_TESTS],
          // The set-up file gives each file its own modules, environment and clock. Packages are loaded only once.
          isolate: false,
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/backend.ts'],
          setupFiles: ['tests/fixtures/setup/backend-environment.ts'],
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'deep',
          // One file at a time: another test would slow down the code that is measured.
          fileParallelism: false,
          include: ['tests/deep/*.deep.ts'],
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/backend.ts'],
          setupFiles: ['tests/fixtures/setup/backend-environment.ts'],
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'cloud',
          include: ['infra/**/*.test.ts'],
          // Each test stops everything it starts. Without isolation the CDK is loaded only once.
          isolate: false,
          globalSetup: ['tests/fixtures/setup/build.ts'],
          // The CDK would validate each template for seconds. infra/assembly.test.ts validates all of them once.
          env: { CDK_VALIDATION: 'false' },
        },
      },
      {
        extends: true,
        root: ROOT,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'page',
          env: { NODE_ENV: 'production' },
          include: ['{shared,web-*}/**/*.test.tsx'],
          environment: 'happy-dom',
          // Each file has its own realm instead of its own process, which would load the DOM again.
          pool: 'vmForks',
          setupFiles: ['tests/fixtures/setup/page-setup.ts'],
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'journey',
          include: ['tests/e2e/*.e2e.ts'],
          // The files of a worker share its browser.
          isolate: false,
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/world.ts'],
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'engine',
          include: ['tests/engines/*.e2e.ts'],
          isolate: false,
          // A journey starts its own browser, and WebKit is driven by many small commands.
          testTimeout: 6 * WAIT_TIMEOUT_MS,
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/world.ts'],
        },
      },
    ],
  },
})
