<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\Door;
use PHPUnit\Framework\Attributes\Group;

/** Shortcodes, blocks and widgets that name a post of somebody else tell neither its title nor its headings. */
#[Group('each-version')]
final class ForeignContentTest extends AccessTestCase
{
    private const ATTRIBUTES = ['id', 'ID', 'post', 'post_id', 'postId', 'job_id', 'jobId', 'opening', 'page_id', 'include', 'ids', 'p', 'author', 'exclude'];
    private const SECRETS = ['Draft of the matrix', 'Heading of the draft', 'Article of the matrix', 'applicant-of-the-matrix', 'Note of the matrix'];

    public function testShortcodesAndBlocksThatNameForeignPosts(): void
    {
        $this->furnish();
        $table = Door::table();
        $found = [];
        foreach (['anonymous', 'subscriber', 'contributor', 'other author'] as $role) {
            wp_set_current_user($this->people[$role]->ID ?? 0);
            foreach (['{draft}', '{article}', '{application}'] as $name) {
                $id = (int) $this->names[$name];
                foreach (array_filter((array) ($table['shortcodes'] ?? []), is_string(...)) as $tag) {
                    $attributes = implode(' ', array_map(static fn (string $one): string => "$one=\"$id\"", self::ATTRIBUTES));
                    $found = [...$found, ...$this->read("[$tag $attributes]", "$role, [$tag] of $name")];
                }
                foreach (array_filter((array) ($table['blocks'] ?? []), is_string(...)) as $block) {
                    $attributes = wp_json_encode(array_fill_keys(self::ATTRIBUTES, $id));
                    $found = [...$found, ...$this->read("<!-- wp:$block $attributes /-->", "$role, block $block of $name")];
                }
            }
        }
        wp_set_current_user(0);

        self::assertSame([], $found);
    }

    /** @return list<string> */
    private function read(string $content, string $what): array
    {
        $post = get_post((int) $this->names['{post}']);
        self::assertNotNull($post);
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        $html = apply_filters('the_content', "<h2>A</h2>\n\n$content\n\n<h2>B</h2>");
        wp_reset_postdata();
        $html = is_string($html) ? $html : '';

        return array_map(static fn (string $secret): string => "$what tells $secret", array_values(array_filter(self::SECRETS, static fn (string $secret): bool => str_contains($html, $secret))));
    }
}
