<?php

declare(strict_types=1);

namespace CourantDemo;

/**
 * Creates the about, contact, privacy, accessibility and careers pages. The listing page is created by the plugin and
 * gets an introduction.
 */
final class Pages
{
    public function __construct(
        private readonly DemoRecords $records,
        private readonly Markup $markup,
        private readonly DemoDates $dates,
    ) {
    }

    public function create(Row $pages): int
    {
        $count = 0;
        foreach ($pages->rows() as $row) {
            $id = $this->records->getOrCreatePost('page:' . $row->text('key'), fn (): array => $this->fields($row));
            $count += $id > 0 ? 1 : 0;
        }
        $this->records->createOnce('privacy', $this->choosePrivacy(...));
        $this->records->createOnce('jobs', $this->introduceOpenings(...));
        return $count;
    }

    /** @return array<string, mixed> */
    private function fields(Row $row): array
    {
        return [
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_name' => $row->text('slug'),
            'post_title' => $row->text('title'),
            'post_excerpt' => $row->text('excerpt'),
            'post_content' => $this->markup->file('pages', $row->text('key')),
            // A text that is shorter than the sidebar.
            'meta_input' => $row->text('layout') === '' ? [] : ['courant_layout' => $row->text('layout')],
            ...DemoDates::fields($this->dates->daysAgo(60, '09:00')),
        ];
    }

    /** Adds an introduction and an invitation to the listing page, unless its content was changed. */
    private function introduceOpenings(): void
    {
        $id = $this->markup->openingsPage();
        $content = get_post_field('post_content', $id, 'raw');
        if (preg_match('~^<!-- wp:wp-job-openings/blocks [^>]*-->\s*<p[^>]*></p>\s*<!-- /wp:[^>]*-->$~', $content) === 1) {
            wp_update_post(['ID' => $id, 'post_content' => wp_slash($this->markup->file('pages', 'jobs'))]);
        }
    }

    /** Sets the privacy page, unless a published page is already set. */
    private function choosePrivacy(): void
    {
        $chosen = get_option('wp_page_for_privacy_policy');
        $is = is_numeric($chosen) ? get_post_status((int) $chosen) : false;
        if ($is !== 'publish' && $this->records->post('page:privacy') > 0) {
            update_option('wp_page_for_privacy_policy', $this->records->post('page:privacy'));
        }
    }
}
