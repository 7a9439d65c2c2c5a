<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use WP_Post;

/**
 * Lets several editors keep the same live blog open in the classic editor. The text is saved only if it is still the
 * text that the form was printed with; otherwise the text of the other editor is kept, and the sent one is a revision.
 *
 * @see docs/features/live-blog.md
 */
final class LiveBlogTextGuard
{
    public const FIELD = 'courant_live_text';

    /** Text that was not saved, as WordPress sent it. */
    private ?string $rejected = null;

    public function __construct(private readonly EditConflictNotice $notice)
    {
    }

    /** Returns a value for the form. The editors change spaces, paragraphs and line breaks of an unchanged text. */
    public static function hash(string $text): string
    {
        return md5((string) preg_replace('~\s+|&nbsp;|</?p>|<br ?/?>~i', '', $text));
    }

    /** The block editor saves updates with the text, so it keeps the dialog. */
    public function allowSeveralEditors(bool $isShown, ?WP_Post $post): bool
    {
        return $isShown && !(
            $post !== null
            && LiveBlogMeta::stateOf($post->ID) === LiveBlogState::Live
            && !use_block_editor_for_post($post)
        );
    }

    /**
     * @param array<string, mixed> $data slashed
     * @param array<string, mixed> $sent slashed
     * @return array<string, mixed>
     */
    public function keepNewerText(array $data, array $sent): array
    {
        $request = Request::fromGlobals();
        $printed = $request->text(self::FIELD);
        $id = is_numeric($sent['ID'] ?? null) ? (int) $sent['ID'] : 0;
        $stored = $id > 0 && $printed !== '' && $request->int('post_ID') === $id ? get_post($id) : null;
        $text = is_string($data['post_content'] ?? null) ? $data['post_content'] : '';
        if ($stored === null || LiveBlogMeta::stateOf($id) === LiveBlogState::None) {
            return $data;
        }
        $hash = self::hash(wp_unslash($text));
        if (self::hash($stored->post_content) === $printed || self::hash($stored->post_content) === $hash) {
            return $data;
        }
        $data['post_content'] = wp_slash($stored->post_content);
        if ($hash !== $printed) {
            $this->rejected = wp_unslash($text);
            $this->notice->add(EditConflictNotice::TEXT);
        }

        return $data;
    }

    public function saveRejectedAsRevision(int $id): void
    {
        $post = $this->rejected === null ? null : get_post($id);
        if ($post === null) {
            return;
        }
        $text = $this->rejected;
        $this->rejected = null;
        _wp_put_post_revision(['post_content' => $text] + $post->to_array());
    }
}
