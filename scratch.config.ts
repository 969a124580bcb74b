import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["bench/engine/*.test.ts"], testTimeout: 600000 } });
