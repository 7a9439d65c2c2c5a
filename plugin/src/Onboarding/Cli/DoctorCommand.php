<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks of WordPress's own.

namespace CourantDesk\Onboarding\Cli;

use CourantDesk\Kernel\Command;

/**
 * `courant doctor`: prints the plugin's Site Health tests as text. Exits with 1 when a test is critical.
 */
final class DoctorCommand implements Command
{
    private const TEST_PREFIX = 'courant_';

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $isHealthy = true;
        foreach ($this->findTests() as $name => $test) {
            $result = $test();
            $getText = static fn (string $key): string => is_array($result) && is_string($result[$key] ?? null)
                ? $result[$key]
                : '';
            $status = $getText('status');
            $labels = ['good' => 'ok', 'critical' => 'FAILED'];
            $printLine(
                sprintf('%-7s %s', $labels[$status] ?? 'notice', $getText('label') !== '' ? $getText('label') : $name)
            );
            if ($status !== 'good') {
                $text = trim((string) preg_replace('/\s+/', ' ', wp_strip_all_tags(
                    html_entity_decode($getText('description'), ENT_QUOTES)
                )));
                foreach (explode("\n", wordwrap($text, 100)) as $line) {
                    $printLine('        ' . $line);
                }
            }
            $isHealthy = $isHealthy && $status !== 'critical';
        }

        return $isHealthy;
    }

    /** @return array<string, callable(): mixed> */
    private function findTests(): array
    {
        /** This filter is documented in wp-admin/includes/class-wp-site-health.php */
        $all = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $ours = [];
        foreach (is_array($all) ? $all : [] as $tests) {
            foreach (is_array($tests) ? $tests : [] as $name => $test) {
                $call = is_array($test) ? $test['async_direct_test'] ?? $test['test'] ?? null : null;
                if (is_string($name) && str_starts_with($name, self::TEST_PREFIX) && is_callable($call)) {
                    $ours[$name] = $call;
                }
            }
        }

        return $ours;
    }
}
