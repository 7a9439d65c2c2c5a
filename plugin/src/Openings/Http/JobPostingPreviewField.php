<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Frontend\JobPostingFactory;
use CourantDesk\Openings\Frontend\JobPostingPreview;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Adds `courant_preview` to openings in REST, for users who may edit them: the preview of the search engine result. */
final class JobPostingPreviewField
{
    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly OpeningsSettings $company,
    ) {
    }

    public function registerRestField(): void
    {
        $texts = ['type' => 'array', 'items' => ['type' => 'string']];
        register_rest_field(OpeningPostType::NAME, 'courant_preview', [
            'get_callback' => $this->getValue(...),
            'schema' => [
                'description' => 'Preview of the saved opening in search engines, and the fields that are missing.',
                'type' => ['object', 'null'],
                'context' => ['edit'],
                'readonly' => true,
                'properties' =>
                    ['title' => ['type' => 'string'], 'lines' => $texts, 'required' => $texts, 'recommended' => $texts],
            ],
        ]);
    }

    /**
     * @param array<string, mixed> $post as returned by REST
     * @return array{title: string, lines: list<string>, required: list<string>, recommended: list<string>}|null
     */
    public function getValue(array $post): ?array
    {
        $id = is_numeric($post['id'] ?? null) ? (int) $post['id'] : 0;
        // WordPress computes each field before it removes those outside of the context, so the preview is computed only
        // for users who may edit.
        $opening = current_user_can('edit_post', $id) ? $this->openings->find($id) : null;

        return $opening === null
            ? null
            : JobPostingPreview::create(
                $opening,
                (new JobPostingFactory($this->company, $this->company->specificationMapping()))->create($opening),
                $this->company->name(),
            )->toArray();
    }
}
