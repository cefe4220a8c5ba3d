import { defineConfig } from 'vitest/config';

// Whole games in real browsers, two files at a time: the machine has few processors.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
