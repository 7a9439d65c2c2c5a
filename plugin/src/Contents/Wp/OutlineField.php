<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Heading;
use WP_Post;

/** The outline of a text in REST, as `courant_outline`. */
final class OutlineField
{
    public function __construct(private readonly Options $options, private readonly PostOutlines $outlines)
    {
    }

    public function boot(): void
    {
        add_action('rest_api_init', function (): void {
            if (!$this->options->site->is('rest')) {
                return;
            }
            register_rest_field($this->options->site->enabledTypes(), 'courant_outline', [
                'get_callback' => $this->outline(...),
                'schema' => [
                    'description' => __('The headings of the text, in order.', 'courant-desk'),
                    'type' => 'array',
                    'readonly' => true,
                    'context' => ['view', 'edit'],
                    'items' => [
                        'type' => 'object',
                        'properties' => [
                            'level' => ['type' => 'integer'],
                            'text' => ['type' => 'string'],
                            'id' => ['type' => 'string'],
                            'page' => ['type' => 'integer'],
                            'link' => ['type' => 'string', 'format' => 'uri'],
                        ],
                    ],
                ],
            ]);
        });
    }

    /**
     * @param array<mixed> $prepared
     * @return list<array{level: int, text: string, id: string, page: int, link: string}>
     */
    private function outline(array $prepared): array
    {
        $post = is_numeric($prepared['id'] ?? null) ? get_post((int) $prepared['id']) : null;
        if (!$post instanceof WP_Post || $post->post_password !== '') {
            return [];
        }
        $links = new Links($post, 0, $this->options->site);
        $outline = $this->outlines->of($post, $this->options->of($post)->rules());

        return array_map(static fn (Heading $heading): array => [
            'level' => $heading->level,
            'text' => $heading->text,
            'id' => $heading->id,
            'page' => $heading->page,
            'link' => $links->to($heading),
        ], $outline->headings);
    }
}
