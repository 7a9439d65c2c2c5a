<?php

declare(strict_types=1);

namespace CourantTests\Support\Import;

use CourantDesk\Kernel\Sql;
use RuntimeException;

/**
 * Stores what WP Job Manager and Simple Job Board store, in their own formats (docs/compatibility/job-boards.md), with
 * plain SQL: their post types and taxonomies are not registered after they were deactivated.
 */
final class JobBoardFixtures
{
    /** @var array<string, int> openings by title */
    public array $openings = [];

    /** @var array<int, array{path: string, sha256: string}> public files by application */
    public array $files = [];

    private readonly Sql $sql;

    public function __construct()
    {
        $this->sql = Sql::fromGlobal();
    }

    public function addWpJobManager(int $author): void
    {
        update_option('job_manager_permalinks', '{"job_base":"vacancy","category_base":"","type_base":""}');
        $clerk = $this->post(
            'job_listing',
            'Clerk &amp; cook',
            'clerk-cook',
            $author,
            0,
            'publish',
            '<p>Cook <b>well</b>.</p><script>x</script>',
        );
        $this->meta($clerk, [
            '_job_location' => 'Graz, Austria', '_application' => 'jobs@kitchen.example',
            '_company_name' => 'Kitchen & Co',
            '_company_website' => 'https://kitchen.example', '_filled' => '0', '_featured' => '1',
            '_job_expires' => '2099-05-04', '_remote_position' => '1', '_job_salary' => '30,000 - 40,000',
            '_job_salary_currency' => 'EUR', '_job_salary_unit' => 'YEAR',
        ]);
        $this->terms(
            $clerk,
            ['job_listing_category' => ['Food &amp; drink'], 'job_listing_type' => ['Full Time', 'Night shift']],
        );
        $old = $this->post('job_listing', 'Old job', 'old-job', $author, 0, 'expired', '<p>Gone.</p>');
        $this->meta(
            $old,
            ['_filled' => '1', '_job_expires' => '2020-01-01', '_application' => 'https://apply.example/old'],
        );
        $this->post('job_listing', 'Being written', 'preview', $author, 0, 'preview', 'Preview');
        $application = $this->post(
            'job_application',
            'Ann Archer',
            'ann',
            0,
            $clerk,
            'interviewed',
            'I like <b>cooking</b>.',
        );
        $path = $this->file($application, 'job_applications/ann/cv.pdf', 'Ann');
        $this->meta($application, ['_candidate_email' => 'ann@example.com', '_attachment_file' => serialize([$path])]);
    }

    /** @param int $applications for each of the openings */
    public function addSimpleJobBoard(int $author, int $openings = 1, int $applications = 2): void
    {
        for ($i = 1; $i <= $openings; $i++) {
            $opening = $this->post('jobpost', "Driver $i", "driver-$i", $author, 0, 'publish', '<p>Drive.</p>');
            $this->meta($opening, [
                'simple_job_board_company_name' => 'Roads Ltd', 'jobfeature_salary' => '£15 - £20 per hour',
                'simple_job_board_job_expiry' => '2098-01-02', 'jobapp_name' => serialize(['type' => 'text']),
            ]);
            $this->terms($opening, [
                'jobpost_category' => ['Transport'], 'jobpost_job_type' => ['Part Time'],
                'jobpost_location' => ['Leeds'],
            ]);
            for ($k = 1; $k <= $applications; $k++) {
                $application = $this->post(
                    'jobpost_applicants',
                    "Driver $i",
                    "driver-$i-$k",
                    0,
                    $opening,
                    'publish',
                    '',
                );
                $path = $this->file($application, "jobpost/2026/cv-$i-$k.pdf", "$i-$k");
                $this->meta($application, [
                    'jobapp_name' => "Applicant $i-$k", 'jobapp_email' => "a$i-$k@example.com",
                    'jobapp_phone' => '0113 1',
                    'jobapp_licence_class' => 'C1', 'sjb_jobapp_status' => $k === 1 ? 'new' : 'shortlisted',
                    ...($k % 2 === 1
                        ? [
                            'resume' => 'https://old.example/wp-content/uploads/jobpost/2026/' . basename($path),
                            'resume_path' => $path,
                        ]
                        : ['attachments_meta' => serialize([
                            'base_dir' => dirname($path), 'base_url' => 'https://old.example/',
                            'file_name' => [basename($path)],
                        ])]),
                ]);
            }
        }
    }

    /** @return array<string, list<array<string, string|null>>> everything that these products stored */
    public function data(): array
    {
        $ids = $this->sql->fetchColumn(
            "SELECT ID FROM %i WHERE post_type IN ('job_listing', 'job_application', 'jobpost',
            'jobpost_applicants') ORDER BY ID",
            $this->sql->coreTable('posts'),
        );
        $data = [];
        foreach ($ids as $id) {
            $data["posts $id"] = $this->sql->fetchRows(
                'SELECT * FROM %i WHERE ID = %d',
                $this->sql->coreTable('posts'),
                (int) $id,
            );
            $data["meta $id"] = $this->sql->fetchRows(
                'SELECT * FROM %i WHERE post_id = %d ORDER BY meta_id',
                $this->sql->coreTable('postmeta'),
                (int) $id,
            );
        }

        return $data;
    }

    private function file(int $application, string $relative, string $text): string
    {
        $path = wp_upload_dir(null, false)['basedir'] . '/' . $relative;
        wp_mkdir_p(dirname($path));
        $content = "%PDF-1.4\n% CV of $text\n%%EOF\n";
        if (file_put_contents($path, $content) === false) {
            throw new RuntimeException('The CV could not be written.');
        }
        $this->files[$application] = ['path' => $path, 'sha256' => hash('sha256', $content)];

        return $path;
    }

    private function post(
        string $type,
        string $title,
        string $slug,
        int $author,
        int $parent,
        string $status,
        string $content,
    ): int {
        $id = $this->sql->insert($this->sql->coreTable('posts'), [
            'post_type' => $type, 'post_title' => $title, 'post_name' => $slug, 'post_author' => $author,
            'post_parent' => $parent, 'post_status' => $status, 'post_content' => $content,
            'post_date' => '2026-03-04 05:06:07', 'post_date_gmt' => '2026-03-04 05:06:07',
            'post_modified' => '2026-03-04 05:06:07', 'post_modified_gmt' => '2026-03-04 05:06:07',
            'post_mime_type' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '',
            'post_content_filtered' => '',
        ]);
        $this->openings[$title] ??= $id;

        return $id;
    }

    /** @param array<string, string> $meta */
    private function meta(int $post, array $meta): void
    {
        foreach ($meta as $key => $value) {
            $this->sql->insert(
                $this->sql->coreTable('postmeta'),
                ['post_id' => $post, 'meta_key' => $key, 'meta_value' => $value],
            );
        }
    }

    /** @param array<string, list<string>> $terms */
    private function terms(int $post, array $terms): void
    {
        foreach ($terms as $taxonomy => $names) {
            foreach ($names as $name) {
                $slug = sanitize_title("$taxonomy-$name-$post");
                $term = $this->sql->insert(
                    $this->sql->coreTable('terms'),
                    ['name' => $name, 'slug' => $slug, 'term_group' => 0],
                );
                $row = $this->sql->insert($this->sql->coreTable('term_taxonomy'), [
                    'term_id' => $term, 'taxonomy' => $taxonomy, 'description' => '', 'parent' => 0, 'count' => 1,
                ]);
                $this->sql->insert($this->sql->coreTable('term_relationships'), [
                    'object_id' => $post, 'term_taxonomy_id' => $row, 'term_order' => 0,
                ]);
            }
        }
    }
}
