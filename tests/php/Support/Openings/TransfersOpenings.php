<?php

declare(strict_types=1);

namespace CourantTests\Support\Openings;

/** Exports openings, and imports one from a NEOGOV file with the element `workHours`. */
trait TransfersOpenings
{
    private function export(string $format): string
    {
        $exports = apply_filters('courant_desk_exports', []);
        $export = is_array($exports) ? $exports['openings'] ?? null : null;
        $lines = is_callable($export) ? $export($format) : [];

        return implode("\n", array_filter(is_iterable($lines) ? [...$lines] : [], 'is_string'));
    }

    private function import(string $hours): string
    {
        wp_set_current_user(1);
        $file = (string) tempnam(sys_get_temp_dir(), 'courant');
        file_put_contents($file, "<rss><channel><item><jobId>7</jobId><title>Pilot</title><description>Text</description><workHours>$hours</workHours></item></channel></rss>");
        ob_start();
        do_action('courant_desk_command', 'import', [$file]);
        unlink($file);

        return (string) ob_get_clean();
    }
}
