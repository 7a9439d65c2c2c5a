<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/** Writes applications in bulk, without the hooks of WordPress; the same number creates the same applications. */
final class ApplicationsSeeder
{
    private const FIRST = [
        'Ada', 'Björn', 'Chiara', 'Deniz', 'Elif', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jakub', 'Keiko', 'Liam', 'Mara',
        'Noor', 'Olena', 'Pedro', 'Quinn', 'Rosa', 'Søren', 'Tariq',
    ];
    private const LAST = [
        'Abe', 'Brandt', 'Costa', 'Dvořák', 'Eriksen', 'Fischer', 'García', 'Haddad', 'Ito', 'Jensen', 'Kaya',
        'Lindqvist', 'Moreau', 'Nowak', 'Okafor', 'Petrov', 'Rossi', 'Smith', 'Tanaka', 'Weber',
    ];
    private const STAGES = [
        'publish', 'publish', 'publish', 'progress', 'progress', 'shortlist', 'select', 'reject', 'reject', 'reject',
    ];

    private readonly Sequence $numbers;

    public function __construct(private readonly \wpdb $db)
    {
        $this->numbers = new Sequence();
    }

    public function fill(int $wanted): void
    {
        $openings = array_map(
            'intval',
            $this->db->get_col(
                "SELECT ID FROM {$this->db->posts} WHERE post_type = 'awsm_job_openings' ORDER BY ID LIMIT 200"
            ),
        );
        if ($openings === []) {
            throw new \RuntimeException('There are no openings to apply for.');
        }
        $next = 1 + (int) $this->db->get_var("SELECT MAX(ID) FROM {$this->db->posts}");
        for ($made = 0; $made < $wanted; $made += 400) {
            $posts = [];
            $meta = [];
            for ($row = 0; $row < min(400, $wanted - $made); $row++) {
                $id = $next++;
                $name = $this->numbers->of(self::FIRST) . ' ' . $this->numbers->of(self::LAST);
                $opening = $this->numbers->of($openings);
                $posts[] = $this->post($id, $name, $opening, $made + $row);
                array_push($meta, ...$this->meta($id, $name, $opening));
            }
            $this->insert("{$this->db->posts} (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title,
                post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_content_filtered, post_parent, post_type, guid)", $posts);
            foreach (array_chunk($meta, 500) as $part) {
                $this->insert("{$this->db->postmeta} (post_id, meta_key, meta_value)", $part);
            }
        }
        wp_cache_flush();
    }

    private function post(int $id, string $name, int $opening, int $number): string
    {
        $date = gmdate('Y-m-d H:i:s', time() - $number * 900);

        return (string) $this->db->prepare(
            "(%d, 1, %s, %s, %s, %s, '', %s, '', %s, 'closed', 'closed', %s, '', '', '', %d, 'awsm_job_application', %s)",
            $id,
            $date,
            $date,
            $date,
            $date,
            $name,
            $this->numbers->of(self::STAGES),
            "application-$id",
            $opening,
            "application-$id"
        );
    }

    /** @return list<string> */
    private function meta(int $id, string $name, int $opening): array
    {
        $values = [
            'awsm_job_id' => (string) $opening,
            'awsm_apply_for' => html_entity_decode(get_the_title($opening), ENT_QUOTES),
            'awsm_applicant_name' => $name,
            'awsm_applicant_email' => strtolower((string) preg_replace('/[^A-Za-z]+/', '.', remove_accents($name)))
                . ".$id@applicants.example",
            'awsm_applicant_phone' => sprintf('+49 30 %07d', $this->numbers->next(10000000)),
            'awsm_applicant_letter' => "Dear team,\n\nI have read your offer twice, and both times I thought: that is what I do.\n\nKind regards\n$name",
            'awsm_application_viewed' => $this->numbers->next(4) === 0 ? '0' : '1',
            'awsm_agree_privacy_policy' => 'yes',
            'courant_consent' => 'I agree that my data is stored and used to process my application.',
            'courant_reference' => sprintf('SEED-%06d', $id),
        ];
        if ($this->numbers->next(3) === 0) {
            $values['awsm_application_rating'] = (string) (1 + $this->numbers->next(5));
        }

        return array_map(
            fn (string $key, string $value): string => (string) $this->db->prepare('(%d, %s, %s)', $id, $key, $value),
            array_keys($values),
            $values
        );
    }

    /** @param list<string> $rows */
    private function insert(string $into, array $rows): void
    {
        // The rows are prepared above; names of tables are those of WordPress.
        $this->db->query("INSERT INTO $into VALUES " . implode(',', $rows));
    }
}
