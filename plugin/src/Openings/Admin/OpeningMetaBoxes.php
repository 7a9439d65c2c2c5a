<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Frontend\JobPostingFactory;
use CourantDesk\Openings\Frontend\JobPostingPreview;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Adds the fields of an opening to the classic editor: one form in three meta boxes. The block editor has separate
 * panels.
 */
final class OpeningMetaBoxes
{
    /** Name of the nonce field in WP Job Openings. */
    public const NONCE_FIELD = 'awsm_jobs_posts_nonce';
    public const NONCE_ACTION = 'awsm_save_post_meta';

    public function __construct(
        private readonly TemplateRenderer $template,
        private readonly SpecificationRepository $specifications,
        private readonly OpeningRepository $openings,
        private readonly OpeningsSettings $company,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    public function addMetaBoxes(): void
    {
        $boxes = [
            'specifications' => [__('Job specifications', 'courant-desk'), 'normal', 'high'],
            'details' => [__('Job details', 'courant-desk'), 'normal', 'high'],
            'closing' => [__('Closing date', 'courant-desk'), 'side', 'core'],
            'preview' => [__('Search engine preview', 'courant-desk'), 'normal', 'default'],
        ];
        foreach ($boxes as $name => [$title, $context, $priority]) {
            add_meta_box(
                'courant-opening-' . $name,
                $title,
                function (WP_Post $post) use ($name): void {
                    $this->template->print('openings/meta-box-' . $name, $this->createView($post));
                },
                OpeningPostType::NAME,
                $context,
                $priority,
                ['__back_compat_meta_box' => true],
            );
        }
    }

    private function createView(WP_Post $post): OpeningMetaBoxView
    {
        $opening = $this->openings->find($post->ID);
        $specifications = [];
        foreach ($this->specifications->findAll() as $specification) {
            $specifications[] = [
                'taxonomy' => $specification->taxonomy,
                'label' => $specification->label,
                'terms' => $this->specifications->findTerms($specification->taxonomy),
                'chosen' => array_column($opening->terms[$specification->taxonomy] ?? [], 'id'),
            ];
        }

        return new OpeningMetaBoxView(
            nonceAction: self::NONCE_ACTION,
            nonceName: self::NONCE_FIELD,
            specifications: $specifications,
            fields: $this->createFieldGroups($post->post_status === 'auto-draft' ? null : $opening),
            status: $post->post_status,
            preview: $opening === null ? null : JobPostingPreview::create(
                $opening,
                (new JobPostingFactory($this->company, $this->company->specificationMapping()))->create($opening),
                $this->company->name(),
            ),
        );
    }

    /** @return array<string, list<OpeningFieldGroup>> by panel; adjacent fields with the same heading form a group */
    private function createFieldGroups(?Opening $opening): array
    {
        $mirrored = $this->company->mappedLabels();
        $groups = [];
        foreach ($this->fields->all() as $field) {
            $control = $field->control();
            if ($control === null) {
                continue;
            }
            $value = $opening === null ? $field->newValue() : $field->value($opening);
            $view =
                OpeningFieldView::create($field, $control, $value, $mirrored[$field->mirroredSpecification()] ?? '');
            $last = array_key_last($groups);
            $key = [$field->panel(), $field->group()];
            if ($last !== null && $field->group() !== '' && $groups[$last]['key'] === $key) {
                $groups[$last]['fields'][] = $view;
            } else {
                $groups[] = ['key' => $key, 'fields' => [$view]];
            }
        }
        $panels = [];
        foreach ($groups as ['key' => [$panel, $heading], 'fields' => $fields]) {
            $panels[$panel][] = new OpeningFieldGroup($this->template, $heading, $fields);
        }

        return $panels;
    }
}
