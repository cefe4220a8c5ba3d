import { defineConfig } from 'vitest/config';

// Whole games in a real browser, one after another: the machine has few processors.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
