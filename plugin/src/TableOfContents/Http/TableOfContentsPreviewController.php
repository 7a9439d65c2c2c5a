<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Domain\TitlePatterns;
use CourantDesk\TableOfContents\Frontend\CurrentArticle;
use CourantDesk\TableOfContents\Frontend\TableOfContentsRenderer;
use CourantDesk\TableOfContents\Frontend\TableOptions;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use CourantDesk\TableOfContents\Storage\OutlineUpdater;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** Returns previews of a table of contents: for unsaved content in the editor, or for unsaved settings. */
final class TableOfContentsPreviewController implements RestController
{
    public const CAPABILITY = Capabilities::NEWSROOM;

    public function __construct(
        private readonly OptionsResolver $options,
        private readonly OutlineRepository $outlines,
        private readonly TableOfContentsRenderer $tables,
        private readonly OutlineUpdater $outlineUpdater,
    ) {
    }

    public function routes(): array
    {
        $canEdit = static fn (WP_REST_Request $request): bool => current_user_can('edit_post', self::postId($request));
        $text = [
            'post' => ['type' => 'integer', 'required' => true, 'minimum' => 1],
            'content' => ['type' => 'string', 'required' => true],
            'attributes' => ['type' => 'object', 'default' => []],
        ];
        $settings = [
            'settings' => ['type' => 'object', 'default' => []],
            'display' => ['type' => 'object', 'default' => []],
        ];

        return [
            new RestRoute('POST', '/contents/text', $canEdit, $this->previewText(...), $text),
            new RestRoute('POST', '/contents/settings', self::CAPABILITY, $this->previewSettings(...), $settings),
        ];
    }

    private static function postId(WP_REST_Request $request): int
    {
        return is_numeric($request['post']) ? (int) $request['post'] : 0;
    }

    /** @return array{html: string, items: list<array{id: string, text: string, level: int}>}|WP_Error */
    private function previewText(WP_REST_Request $request): array|WP_Error
    {
        $post = get_post(self::postId($request));
        $content = is_string($request['content']) ? $request['content'] : '';
        if (!$post instanceof WP_Post) {
            return new WP_Error('courant_no_post', __('The post was not found.', 'courant-desk'), ['status' => 404]);
        }
        $written = clone $post;
        $written->post_content = current_user_can('unfiltered_html') ? $content : wp_kses_post($content);
        $own = $this->options->forPost($post);
        $outline = $this->outlines->computeOutline($own->outlineRules(), $this->outlineUpdater->renderPages($written));
        $options = TableOptions::fromBlock((array) $request['attributes']);
        $shown = CurrentArticle::filterOutline($outline, $options);

        return [
            'html' => $shown->headings === []
                ? ''
                : $this->tables->withOptions($this->options)->render($post, 1, $shown, $options),
            'items' => array_map(
                static fn (Heading $heading): array
                    => ['id' => $heading->id, 'text' => $heading->text, 'level' => $heading->level],
                $outline->headings,
            ),
        ];
    }

    /** @return array{html: string} */
    private function previewSettings(WP_REST_Request $request): array
    {
        $named = static function (mixed $values): array {
            $named = [];
            foreach ((array) $values as $key => $value) {
                $named[(string) $key] = $value;
            }

            return $named;
        };
        $options = $this->options->withSettings(
            $this->options->settings->withChanges($named($request['settings'])),
            $this->options->display->withChanges($named($request['display'])),
        );
        $outline = new Outline([
            new Heading(2, __('The morning market', 'courant-desk'), 'a'),
            new Heading(3, __('Fish and flowers: who sells what', 'courant-desk'), 'b'),
            new Heading(3, __('Prices', 'courant-desk'), 'c'),
            new Heading(2, __('A walk along the harbor', 'courant-desk'), 'd'),
            new Heading(3, __('The old crane', 'courant-desk'), 'e'),
            new Heading(4, __('How it works', 'courant-desk'), 'f'),
            new Heading(2, __('Where to eat', 'courant-desk'), 'g'),
        ]);

        return ['html' => $this->tables->withOptions(
            $options
        )->render(null, 1, $outline->filter($options->settings->levels(), new TitlePatterns('')), new TableOptions())];
    }
}
