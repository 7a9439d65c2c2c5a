<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/** Saves and imports openings on a site that has many. */
final class UpdateBenchmark
{
    private const WORDS = [
        'harbour', 'orchestra', 'council', 'senior', 'engineer', 'newsroom', 'quokka', 'zephyr', 'ledger', 'mosaic',
        'tundra', 'velvet',
    ];

    public function __construct(private readonly \wpdb $db)
    {
    }

    /** @return string cost of a save: the median of `$times` saves, each of another opening */
    public function edits(int $times): string
    {
        $ids = array_map(
            'intval',
            $this->db->get_col("SELECT ID FROM {$this->db->posts} WHERE post_type = 'awsm_job_openings' ORDER BY ID"),
        );
        $all = count($ids);
        $rows = [];
        for ($time = 0; $time < $times; $time++) {
            wp_cache_flush();
            $id = $ids[intdiv($all * $time, $times)];
            $post = get_post($id);
            $words = self::WORDS;
            shuffle($words);
            $this->db->queries = [];
            $began = hrtime(true);
            wp_update_post([
                'ID' => $id,
                'post_title' => 'Senior ' . ucfirst($words[0]) . ' Editor',
                'post_content' => ($post->post_content ?? '') . ' ' . implode(' ', array_slice($words, 1, 3)),
            ]);
            $queries = $this->queries();
            $index = array_filter($queries, static fn (array $query): bool => str_contains($query[0], 'courant_job_'));
            $rows[] = [
                (hrtime(true) - $began) / 1e6, array_sum(array_column($index, 1)) * 1000, count($queries),
                count($index),
            ];
        }
        $median = static function (int $column) use ($rows): float {
            $values = array_column($rows, $column);
            sort($values);

            return (float) $values[intdiv(count($values), 2)];
        };

        return sprintf(
            'saving one of %s openings: %.1f ms and %d queries; of these the index %.1f ms and %d queries',
            number_format($all),
            $median(0),
            $median(2),
            $median(1),
            $median(3)
        );
    }

    /** @return string cost of closing an opening: the median of `$times` published openings, which are opened again */
    public function closings(int $times): string
    {
        $ids = array_map('intval', $this->db->get_col(
            "SELECT ID FROM {$this->db->posts} WHERE post_type = 'awsm_job_openings' AND post_status = 'publish'"
            . " ORDER BY ID LIMIT $times",
        ));
        $all = [];
        $queries = [];
        foreach ($ids as $id) {
            foreach (['expired', 'publish'] as $status) {
                wp_cache_flush();
                $this->db->queries = [];
                $began = hrtime(true);
                wp_update_post(['ID' => $id, 'post_status' => $status]);
                $all[$status][] = (hrtime(true) - $began) / 1e6;
                $queries[$status] = count($this->queries());
            }
        }
        $lines = [];
        foreach (['expired' => 'closing', 'publish' => 'publishing'] as $status => $name) {
            $times = $all[$status] ?? [0.0];
            sort($times);
            $median = $times[intdiv(count($times), 2)];
            $lines[] = sprintf('%s an opening: %.1f ms and %d queries', $name, $median, $queries[$status] ?? 0);
        }

        return implode("\n", $lines);
    }

    /** @return list<array{string, float}> statements that were run, and seconds */
    private function queries(): array
    {
        return array_map(static fn (array $query): array => [$query[0], $query[1]], array_values($this->db->queries));
    }

    /** Prints the memory after each tenth, in addition to the output of the command. @return string how it ended */
    public function imports(int $number): string
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'openings');
        $this->write($file, $number);
        $step = max(100, intdiv($number, 10));
        $done = 0;
        $onDone = function () use (&$done, $step): void {
            $this->db->queries = [];
            if (++$done % $step === 0) {
                fprintf(
                    STDERR,
                    "memory after importing %s: %.1f MB\n",
                    number_format($done),
                    memory_get_usage() / 1048576,
                );
            }
        };
        add_action('wp_after_insert_post', $onDone, 1000, 0);
        $began = hrtime(true);
        ob_start();
        do_action('courant_desk_command', 'import', [$file]);
        $output = trim((string) ob_get_clean());
        unlink($file);

        return sprintf(
            "importing %s openings took %.0f s; memory at most %.1f MB\n%s",
            number_format($number),
            (hrtime(true) - $began) / 1e9,
            memory_get_peak_usage() / 1048576,
            substr($output, -400),
        );
    }

    private function write(string $file, int $number): void
    {
        $numbers = new Sequence();
        $out = fopen($file, 'w');
        if ($out === false) {
            return;
        }
        fwrite($out, '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:joblisting="http://www.neogov.com/namespaces/JobListing"><channel><title>Bench</title>');
        for ($i = 1; $i <= $number; $i++) {
            $words = [];
            for ($word = 0; $word < 80; $word++) {
                $words[] = $numbers->of(self::WORDS) . ($word % 9 === 0 ? $numbers->next(4000) : '');
            }
            fwrite($out, sprintf(
                '<item><title>Opening %1$d</title><description><![CDATA[<p>%2$s</p>]]></description><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate>'
                . '<joblisting:jobId>%1$d</joblisting:jobId><joblisting:jobNumberSingle>N-%1$d</joblisting:jobNumberSingle><joblisting:Category>%3$s</joblisting:Category>'
                . '<joblisting:location>%4$s</joblisting:location><joblisting:advertiseFromDate>11/02/2026</joblisting:advertiseFromDate>'
                . '<joblisting:advertiseToDateTime>Continuous</joblisting:advertiseToDateTime></item>',
                $i,
                implode(' ', $words),
                $numbers->of(['Sales', 'Design', 'Desk']),
                $numbers->of(['Kiel', 'Oslo', 'Porto'])
            ));
        }
        fwrite($out, '</channel></rss>');
        fclose($out);
    }
}
