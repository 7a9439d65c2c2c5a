<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\TitlePatterns;
use CourantDesk\Kernel\Capabilities;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** What a table of contents would look like: of a text as it stands in the editor, or with settings that are not saved. */
final class Preview
{
    public const CAPABILITY = Capabilities::NEWSROOM;

    public function __construct(
        private readonly Options $options,
        private readonly PostOutlines $outlines,
        private readonly Tables $tables,
        private readonly SavedContents $saved,
    ) {
    }

    public function boot(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route('courant/v1', '/contents/text', [
                'methods' => 'POST',
                'callback' => $this->text(...),
                'permission_callback' => static fn (WP_REST_Request $request): bool => current_user_can('edit_post', self::post($request)),
                'args' => [
                    'post' => ['type' => 'integer', 'required' => true, 'minimum' => 1],
                    'content' => ['type' => 'string', 'required' => true],
                    'attributes' => ['type' => 'object', 'default' => []],
                ],
            ]);
            register_rest_route('courant/v1', '/contents/settings', [
                'methods' => 'POST',
                'callback' => $this->settings(...),
                'permission_callback' => static fn (): bool => current_user_can(self::CAPABILITY),
                'args' => ['settings' => ['type' => 'object', 'default' => []], 'looks' => ['type' => 'object', 'default' => []]],
            ]);
        });
    }

    private static function post(WP_REST_Request $request): int
    {
        return is_numeric($request['post']) ? (int) $request['post'] : 0;
    }

    /** @return array{html: string, items: list<array{id: string, text: string, level: int}>}|WP_Error */
    private function text(WP_REST_Request $request): array|WP_Error
    {
        $post = get_post(self::post($request));
        $content = is_string($request['content']) ? $request['content'] : '';
        if (!$post instanceof WP_Post) {
            return new WP_Error('courant_no_post', __('There is no such text.', 'courant-desk'), ['status' => 404]);
        }
        $written = clone $post;
        $written->post_content = current_user_can('unfiltered_html') ? $content : wp_kses_post($content);
        $own = $this->options->of($post);
        $outline = $this->outlines->made($own->rules(), $this->saved->pages($written));
        $options = TableOptions::fromBlock((array) $request['attributes']);
        $shown = Article::narrowed($outline, $options);

        return [
            'html' => $shown->headings === [] ? '' : $this->tables->with($this->options)->make($post, 1, $shown, $options),
            'items' => array_map(static fn (Heading $one): array => ['id' => $one->id, 'text' => $one->text, 'level' => $one->level], $outline->headings),
        ];
    }

    /** @return array{html: string} */
    private function settings(WP_REST_Request $request): array
    {
        $named = static function (mixed $values): array {
            $named = [];
            foreach ((array) $values as $key => $value) {
                $named[(string) $key] = $value;
            }

            return $named;
        };
        $options = $this->options->with($this->options->site->with($named($request['settings'])), $this->options->looks->with($named($request['looks'])));
        $outline = new Outline([
            new Heading(2, __('The morning market', 'courant-desk'), 'a'),
            new Heading(3, __('Fish and flowers: who sells what', 'courant-desk'), 'b'),
            new Heading(3, __('Prices', 'courant-desk'), 'c'),
            new Heading(2, __('A walk along the harbour', 'courant-desk'), 'd'),
            new Heading(3, __('The old crane', 'courant-desk'), 'e'),
            new Heading(4, __('How it works', 'courant-desk'), 'f'),
            new Heading(2, __('Where to eat', 'courant-desk'), 'g'),
        ]);

        return ['html' => $this->tables->with($options)->make(null, 1, $outline->narrowed($options->site->levels(), new TitlePatterns('')), new TableOptions())];
    }
}
