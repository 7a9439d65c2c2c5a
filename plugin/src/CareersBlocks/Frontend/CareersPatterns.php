<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/** Registers block patterns for a careers page. */
final class CareersPatterns
{
    private const CATEGORY = 'courant-careers';

    public function register(): void
    {
        register_block_pattern_category(self::CATEGORY, ['label' => __('Careers', 'courant-desk')]);
        $heading = static fn (string $text): string => '<!-- wp:heading --><h2 class="wp-block-heading">'
            . esc_html($text) . '</h2><!-- /wp:heading -->';
        $paragraph = static fn (string $text): string => '<!-- wp:paragraph --><p>' . esc_html($text)
            . '</p><!-- /wp:paragraph -->';
        $patterns = [
            'careers-page' => [
                __('Careers page', 'courant-desk'),
                $heading(__('Work with us', 'courant-desk'))
                . $paragraph(__('Describe in two sentences what it is like to work here.', 'courant-desk'))
                . '<!-- wp:courant/opening-count /--><!-- wp:wp-job-openings/blocks --><p class="wp-block-wp-job-openings-blocks"></p><!-- /wp:wp-job-openings/blocks -->',
            ],
            'careers-search' => [
                __('Job search with the newest openings', 'courant-desk'),
                $heading(__('Find your next job', 'courant-desk'))
                    . '<!-- wp:courant/jobs-search /--><!-- wp:courant/recent-openings {"showClosing":true} /-->',
            ],
            'careers-side-by-side' => [
                __('Reasons to apply and newest openings', 'courant-desk'),
                '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">'
                . $heading(__('Why work with us', 'courant-desk'))
                . $paragraph(__('List three good reasons.', 'courant-desk'))
                . '</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">'
                . $heading(__('Current openings', 'courant-desk')) . '<!-- wp:courant/recent-openings {"number":3} /-->'
                . '</div><!-- /wp:column --></div><!-- /wp:columns -->',
            ],
        ];
        foreach ($patterns as $name => [$title, $content]) {
            register_block_pattern("courant-desk/$name", [
                'title' => $title,
                'categories' => [self::CATEGORY],
                'content' => $content,
            ]);
        }
    }
}
