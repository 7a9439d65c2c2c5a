<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Http;

use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Frontend\HeadingLinks;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use WP_Post;

/** Adds the outline of a post to the REST API as `courant_outline`. */
final class OutlineRestField
{
    public function __construct(private readonly OptionsResolver $options, private readonly OutlineRepository $outlines)
    {
    }

    public function registerField(): void
    {
        if (!$this->options->settings->isEnabled('rest')) {
            return;
        }
        register_rest_field($this->options->settings->enabledPostTypes(), 'courant_outline', [
            'get_callback' => $this->getOutline(...),
            'schema' => [
                'description' => __('The headings of the post, in order.', 'courant-desk'),
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
    }

    /**
     * @param array<mixed> $prepared
     * @return list<array{level: int, text: string, id: string, page: int, link: string}>
     */
    private function getOutline(array $prepared): array
    {
        $post = is_numeric($prepared['id'] ?? null) ? get_post((int) $prepared['id']) : null;
        if (!$post instanceof WP_Post || $post->post_password !== '') {
            return [];
        }
        $links = new HeadingLinks($post, 0, $this->options->settings);
        $outline = $this->outlines->getOutline($post, $this->options->forPost($post)->outlineRules());

        return array_map(static fn (Heading $heading): array => [
            'level' => $heading->level,
            'text' => $heading->text,
            'id' => $heading->id,
            'page' => $heading->page,
            'link' => $links->urlFor($heading),
        ], $outline->headings);
    }
}
