<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/** Adds a meta box to the classic editor of posts, and saves its fields after the checks that every meta box needs. */
abstract class PostMetaBox
{
    public function __construct(protected readonly Kernel $kernel)
    {
    }

    public function register(): void
    {
        add_action('add_meta_boxes', $this->addMetaBox(...));
        add_action('save_post', $this->save(...), 10, 2);
    }

    /** Returns a name such as `live_blog`, for the ID, the action and the nonce of the box. */
    abstract protected function name(): string;

    abstract protected function title(): string;

    abstract protected function supports(string $postType): bool;

    abstract protected function printFields(WP_Post $post): void;

    /** Saves the fields of a request whose nonce and capability were checked. */
    abstract protected function saveFields(int $id, Request $request): void;

    /** @return 'normal'|'side' */
    protected function position(): string
    {
        return 'side';
    }

    private function addMetaBox(string $type): void
    {
        if ($this->supports($type)) {
            add_meta_box(
                'courant-' . str_replace('_', '-', $this->name()),
                $this->title(),
                function (WP_Post $post): void {
                    wp_nonce_field("courant_save_{$this->name()}", "courant_{$this->name()}_nonce", false);
                    $this->printFields($post);
                },
                $type,
                $this->position(),
                'default',
                ['__back_compat_meta_box' => true],
            );
        }
    }

    /** @param WP_Post|null $post null when another process has deleted the post in the meantime */
    private function save(int $id, ?WP_Post $post): void
    {
        $request = Request::fromGlobals();
        $nonce = $request->text("courant_{$this->name()}_nonce");
        if (
            $post !== null
            && $request->int('post_ID') === $id
            && wp_verify_nonce($nonce, "courant_save_{$this->name()}") !== false
            && $this->supports($post->post_type)
            && current_user_can('edit_post', $id)
        ) {
            $this->saveFields($id, $request);
        }
    }
}
