<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\AccessRule;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that shortcodes, blocks and widgets that refer to a post of another author disclose neither its title nor
 * its headings.
 */
#[Group('each-version')]
final class ForeignContentTest extends AccessTestCase
{
    private const ATTRIBUTES = [
        'id', 'ID', 'post', 'post_id', 'postId', 'job_id', 'jobId', 'opening', 'page_id', 'include', 'ids', 'p',
        'author', 'exclude',
    ];
    private const SECRETS = [
        '{draft}' => ['Draft of the matrix', 'Heading of the draft'],
        '{article}' => ['Article of the matrix', 'Heading of the draft'],
        '{application}' => ['applicant-of-the-matrix', 'Note of the matrix'],
    ];
    private const WRITERS = ['subscriber', 'contributor', 'author', 'other author', 'hr', 'editor', 'administrator'];

    public function testShortcodesAndBlocksThatNameForeignPosts(): void
    {
        $this->createFixtures();
        $table = AccessRule::table();
        $found = [];
        foreach (self::WRITERS as $writer) {
            wp_update_post(['ID' => (int) $this->names['{post}'], 'post_author' => $this->idOf($writer)]);
            // Content that the author may read must not be shown to a visitor of the published post.
            foreach (['anonymous', $writer] as $role) {
                wp_set_current_user($this->idOf($role));
                foreach (self::SECRETS as $name => $secrets) {
                    $found = [...$found, ...$this->readAll($name, $secrets, "$role, post of $writer", $table)];
                }
                wp_set_current_user(0);
            }
        }
        wp_set_current_user(0);

        self::assertSame([], $found);
    }

    /**
     * @param list<string> $secrets
     * @param array<mixed> $table
     * @return list<string>
     */
    private function readAll(string $name, array $secrets, string $what, array $table): array
    {
        $id = (int) $this->names[$name];
        if (current_user_can('edit_post', $id)) {
            return [];
        }
        $found = [];
        $attributes = implode(' ', array_map(static fn (string $name): string => "$name=\"$id\"", self::ATTRIBUTES));
        foreach (array_filter((array) ($table['shortcodes'] ?? []), is_string(...)) as $tag) {
            $found = [...$found, ...$this->read("[$tag $attributes]", "$what, [$tag] of $name", $secrets)];
        }
        $attributes = wp_json_encode(array_fill_keys(self::ATTRIBUTES, $id));
        foreach (array_filter((array) ($table['blocks'] ?? []), is_string(...)) as $block) {
            $found = [
                ...$found,
                ...$this->read("<!-- wp:$block $attributes /-->", "$what, block $block of $name", $secrets),
            ];
        }

        return $found;
    }

    /**
     * @param list<string> $secrets
     * @return list<string>
     */
    private function read(string $content, string $what, array $secrets): array
    {
        $post = get_post((int) $this->names['{post}']);
        self::assertNotNull($post);
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        $html = apply_filters('the_content', "<h2>A</h2>\n\n$content\n\n<h2>B</h2>");
        wp_reset_postdata();
        $html = is_string($html) ? $html : '';

        return array_map(static fn (string $secret): string => "$what reveals $secret", array_values(
            array_filter($secrets, static fn (string $secret): bool => str_contains($html, $secret))
        ));
    }
}
