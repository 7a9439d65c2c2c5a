<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/** Writes articles in bulk; the same number creates the same articles. */
final class ArticlesSeeder
{
    private const BATCH_SIZE = 500;
    private const COLUMNS = 'post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content,'
        . ' post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, post_type';
    private const WORDS = [
        'newsroom', 'deadline', 'archive', 'reader', 'story', 'platform', 'release', 'interview', 'budget', 'print',
        'podcast', 'weekend', 'harbor', 'team', 'research', 'calendar', 'festival', 'council', 'orchestra', 'ferry',
        'translation', 'election', 'weather', 'museum', 'school', 'railway', 'market', 'river', 'theater', 'hospital',
    ];

    private readonly Sequence $numbers;

    public function __construct(private readonly \wpdb $db)
    {
        $this->numbers = new Sequence();
    }

    public function fill(int $wanted): void
    {
        for ($number = 0; $number < $wanted; $number += self::BATCH_SIZE) {
            $rows = array_map($this->row(...), range($number, min($wanted, $number + self::BATCH_SIZE) - 1));
            $columns = self::COLUMNS;
            // phpcs:ignore WordPress.DB.PreparedSQL -- each row is prepared.
            $this->db->query("INSERT INTO {$this->db->posts} ($columns) VALUES " . implode(', ', $rows));
        }
    }

    private function row(int $number): string
    {
        $date = gmdate('Y-m-d H:i:s', 1767225600 - $number * 60);
        // The last word is in seven titles.
        $title = ucfirst($this->words(6)) . ' item' . intdiv($number, 7);

        return (string) $this->db->prepare(
            "(1, %s, %s, %s, %s, %s, %s, %s, 'publish', %s, '', '', '', 'post')",
            $date,
            $date,
            $date,
            $date,
            '<p>' . $this->words(300) . '.</p>',
            $title,
            $this->words(15),
            "bench-article-$number",
        );
    }

    private function words(int $count): string
    {
        return implode(' ', array_map(fn (): string => $this->numbers->of(self::WORDS), range(1, $count)));
    }
}
