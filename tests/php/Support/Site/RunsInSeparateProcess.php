<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/** Runs PHP code in the test site in a separate process (tests/support/wp-eval.php). */
trait RunsInSeparateProcess
{
    /** @return list<string> lines of the output and of errors */
    private function runInSeparateProcess(string $code): array
    {
        exec(
            implode(' ', array_map('escapeshellarg', [
                PHP_BINARY, dirname(__DIR__, 3) . '/support/wp-eval.php', untrailingslashit(ABSPATH), site_url(), $code,
            ])) . ' 2>&1',
            $output,
        );
        wp_cache_flush();

        return $output;
    }
}
