<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\Marks;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Requirements;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\View\Posting;
use CourantDesk\Jobs\View\PostingPreview;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Template;
use WP_Post;

/** The fields of an opening in the classic editor: one form in three boxes. The block editor has its own panels. */
final class OpeningForm
{
    /** The contract's nonce (Jobs contract 5). */
    public const NONCE = 'awsm_jobs_posts_nonce';
    public const NONCE_ACTION = 'awsm_save_post_meta';

    /** Rows for further places, so that several can be added without script. */
    private const EMPTY_ROWS = 3;

    public function __construct(
        private readonly Template $template,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
        private readonly JobsSettings $company,
    ) {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . OpeningType::NAME, [$this, 'addBoxes']);
    }

    public function addBoxes(): void
    {
        $boxes = [
            'specifications' => [__('Job specifications', 'courant-desk'), 'normal', 'high'],
            'details' => [__('Job details', 'courant-desk'), 'normal', 'high'],
            'closing' => [__('Closing', 'courant-desk'), 'side', 'core'],
            'preview' => [__('In search engines', 'courant-desk'), 'normal', 'default'],
        ];
        foreach ($boxes as $name => [$title, $context, $priority]) {
            add_meta_box(
                'courant-opening-' . $name,
                $title,
                function (WP_Post $post) use ($name): void {
                    $this->template->show('jobs/form-' . $name, $this->view($post));
                },
                OpeningType::NAME,
                $context,
                $priority,
                ['__back_compat_meta_box' => true],
            );
        }
    }

    private function view(WP_Post $post): OpeningFormView
    {
        $opening = $this->openings->find($post->ID);
        $rows = array_map(static fn ($place): array => $place->toArray(), $opening->places ?? []);
        $empty = ['city' => '', 'region' => '', 'country' => ''];
        $specifications = [];
        foreach ($this->specifications->all() as $specification) {
            $specifications[] = [
                'taxonomy' => $specification->taxonomy,
                'label' => $specification->label,
                'terms' => $this->specifications->terms($specification->taxonomy),
                'chosen' => array_column($opening->terms[$specification->taxonomy] ?? [], 'id'),
            ];
        }

        return new OpeningFormView(
            self::NONCE_ACTION,
            self::NONCE,
            $specifications,
            [...$rows, ...array_fill(0, self::EMPTY_ROWS, $empty)],
            implode(', ', $opening->remoteCountries ?? []),
            $opening?->workMode,
            $opening->employmentTypes ?? [],
            $opening?->salary,
            $opening->identifier ?? '',
            OpeningFields::closing($post->ID)->at,
            $post->post_status === 'auto-draft' || ($opening->closingShown ?? true),
            $post->post_status,
            wp_timezone_string(),
            $opening->requirements ?? new Requirements(),
            $opening->marks ?? new Marks(),
            $opening === null ? null : PostingPreview::of($opening, (new Posting($this->company, $this->company->mapping()))->of($opening), $this->company->name()),
            $this->company->mappedLabels(),
        );
    }
}
