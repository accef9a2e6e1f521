import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from '../tests/fixtures/patience.ts'

const ROOT = new URL('..', import.meta.url).pathname
/** What needs nothing but the files, so that it is no operation, though it stands among those. */
const FILES_ALONE = 'tests/{boundaries,dependencies,readme,requirements,runner,test-files}.test.ts'

/** The levels of tests, each where its subject lives; `-t` runs one by its title, a path runs one file. */
export default defineConfig({
  root: ROOT,
  test: {
    passWithNoTests: true,
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 4 * PATIENCE_MS,
    // Most of what a test allocates is short-lived: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // Most of them wait most of the time. Each has a world of its own for its journeys.
    maxWorkers: 4,
    expect: { poll: { timeout: PATIENCE_MS } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        root: ROOT,
        // None leaves anything behind that another could meet.
        test: { name: 'rule', include: ['{shared,web-*}/**/*.test.ts', FILES_ALONE], isolate: false },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'operation',
          include: ['functions/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [FILES_ALONE],
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/backend.ts'],
          setupFiles: ['tests/fixtures/setup/backend-environment.ts'],
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'deep',
          // One after the other: what is timed shares the machine with nothing.
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
          // What each starts it also stops, and the CDK is loaded once.
          isolate: false,
          globalSetup: ['tests/fixtures/setup/build.ts'],
          // The CDK judges every template that it makes, for seconds each; infra/assembly.test.ts has it judge them once.
          env: { CDK_VALIDATION: 'false' },
        },
      },
      {
        extends: true,
        root: ROOT,
        test: {
          name: 'page',
          include: ['{shared,web-*}/**/*.test.tsx'],
          environment: 'happy-dom',
          // Each file has a realm of its own, and not a process, which would load the DOM anew.
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
          globalSetup: ['tests/fixtures/setup/build.ts', 'tests/fixtures/setup/world.ts'],
        },
      },
    ],
  },
})
