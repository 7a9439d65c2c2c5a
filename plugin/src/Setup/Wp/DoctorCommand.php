<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Wp;

use CourantDesk\Kernel\Command;

/** `courant doctor`: the desk's tests in Site Health as text. What is critical ends the process with 1. */
final class DoctorCommand implements Command
{
    private const OURS = 'courant_';

    public function run(array $arguments, array $flags, callable $say): bool
    {
        $isWell = true;
        foreach ($this->tests() as $name => $test) {
            $result = $test();
            $told = static fn (string $key): string => is_array($result) && is_string($result[$key] ?? null) ? $result[$key] : '';
            $status = $told('status');
            $words = ['good' => 'ok', 'critical' => 'FAILED'];
            $say(sprintf('%-7s %s', $words[$status] ?? 'look', $told('label') !== '' ? $told('label') : $name));
            if ($status !== 'good') {
                $text = trim((string) preg_replace('/\s+/', ' ', wp_strip_all_tags(html_entity_decode($told('description'), ENT_QUOTES))));
                foreach (explode("\n", wordwrap($text, 100)) as $line) {
                    $say('        ' . $line);
                }
            }
            $isWell = $isWell && $status !== 'critical';
        }

        return $isWell;
    }

    /** @return array<string, callable(): mixed> */
    private function tests(): array
    {
        /** This filter is documented in wp-admin/includes/class-wp-site-health.php */
        $all = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $ours = [];
        foreach (is_array($all) ? $all : [] as $tests) {
            foreach (is_array($tests) ? $tests : [] as $name => $test) {
                $call = is_array($test) ? $test['async_direct_test'] ?? $test['test'] ?? null : null;
                if (is_string($name) && str_starts_with($name, self::OURS) && is_callable($call)) {
                    $ours[$name] = $call;
                }
            }
        }

        return $ours;
    }
}
