<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\View\Posting;
use CourantDesk\Jobs\View\PostingPreview;
use CourantDesk\Jobs\Wp\OpeningType;

/** `courant_preview` of an opening in REST, for those who may edit it: how search engines would show it. */
final class PreviewField
{
    public function __construct(private readonly Openings $openings, private readonly JobsSettings $company)
    {
    }

    public function boot(): void
    {
        add_action('rest_api_init', [$this, 'register']);
    }

    public function register(): void
    {
        $texts = ['type' => 'array', 'items' => ['type' => 'string']];
        register_rest_field(OpeningType::NAME, 'courant_preview', [
            'get_callback' => $this->read(...),
            'schema' => [
                'description' => 'How search engines would show the opening as it was last saved, and what it would miss there.',
                'type' => ['object', 'null'],
                'context' => ['edit'],
                'readonly' => true,
                'properties' => ['title' => ['type' => 'string'], 'lines' => $texts, 'required' => $texts, 'recommended' => $texts],
            ],
        ]);
    }

    /**
     * @param array<string, mixed> $post as REST answers it
     * @return array{title: string, lines: list<string>, required: list<string>, recommended: list<string>}|null
     */
    public function read(array $post): ?array
    {
        $id = is_numeric($post['id'] ?? null) ? (int) $post['id'] : 0;
        // REST asks each field before it leaves out what the context does not show: others need not wait for this one.
        $opening = current_user_can('edit_post', $id) ? $this->openings->find($id) : null;

        return $opening === null
            ? null
            : PostingPreview::of($opening, (new Posting($this->company, $this->company->mapping()))->of($opening), $this->company->name())->toArray();
    }
}
