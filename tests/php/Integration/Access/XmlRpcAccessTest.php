<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\DatabaseSnapshot;
use CourantTests\Support\Access\AccessRule;
use IXR_Error;
use PHPUnit\Framework\Attributes\Group;
use WP_User;
use wp_xmlrpc_server;

/**
 * Calls every XML-RPC method of the access matrix as every role: which succeed, which data they show, and which
 * tables change.
 */
#[Group('each-version')]
final class XmlRpcAccessTest extends AccessTestCase
{
    public function testEveryRoleCallsOnlyItsMethods(): void
    {
        require_once ABSPATH . WPINC . '/class-IXR.php';
        require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
        $this->createFixtures();
        $this->addAttachmentAndComments();
        // Hashing a password for each call takes longer than all calls.
        remove_all_filters('authenticate');
        add_filter(
            'authenticate',
            static fn (mixed $user, string $login, string $password): mixed => $password === 'secret'
                ? get_user_by('login', $login)
                : null,
            10,
            3,
        );
        $before = DatabaseSnapshot::take();
        $rules = array_filter(AccessRule::all(), static fn (AccessRule $rule): bool => $rule->kind === 'rpc');
        self::assertGreaterThan(30, count($rules));

        $found = [];
        foreach ($rules as $rule) {
            foreach ($this->users as $role => $user) {
                $found = [...$found, ...$this->tryMethod($rule, $role, $user, $before)];
            }
        }

        self::assertSame([], $found);
    }

    /** @return list<string> differences from the matrix */
    private function tryMethod(AccessRule $rule, string $role, ?WP_User $user, DatabaseSnapshot $before): array
    {
        $found = [];
        $response = $this->call($rule, $user);
        $isRefused = $response instanceof IXR_Error || $response === false;
        $text = (string) wp_json_encode($response);
        $changes = $before->changes();
        $what = "$role at $rule->name: ";
        if (in_array($role, $rule->who, true) === $isRefused) {
            $found[] = $what . ($isRefused ? 'is refused: ' : 'passes: ') . substr($text, 0, 200);
        } elseif ($response instanceof IXR_Error && !in_array($response->code, [401, 403, 404], true)) {
            $found[] = $what . 'refused with ' . substr($text, 0, 200);
        }
        if ($rule->shows !== '' && in_array($role, $rule->sees, true) !== str_contains($text, $rule->shows)) {
            $found[] = $what . (
                in_array($role, $rule->sees, true) ? 'does not see it: ' . substr($text, 0, 200) : "sees $rule->shows"
            );
        }
        $expected = in_array($role, $rule->writes, true) ? $rule->changes : [];
        // The permissions of an application or an advertisement depend on its meta.
        if (
            $expected === [] ? $changes !== [] : array_diff(
                [...$expected, ...array_intersect($changes, ['postmeta'])],
                array_intersect($expected, $changes),
            ) !== []
        ) {
            $found[] = $what . 'changes ' . implode(', ', $changes);
        }
        if ($changes !== []) {
            $before->restore();
            self::forgetSettings();
        }

        return $found;
    }

    private function call(AccessRule $rule, ?WP_User $user): mixed
    {
        wp_set_current_user(0);
        // The server object stores a failed login.
        $server = new wp_xmlrpc_server();
        $method = $server->methods[(string) preg_replace('/#[\w-]+$/', '', $rule->name)] ?? '';
        self::assertIsString($method);
        $callback = [$server, substr($method, strlen('this:'))];
        self::assertIsCallable($callback, $rule->name);
        $response = $callback(
            [1, $user->user_login ?? '', $user === null ? '' : 'secret', ...$this->fillPlaceholders($rule->body)]
        );
        wp_set_current_user(0);

        return $response;
    }

    private function addAttachmentAndComments(): void
    {
        $application = (int) $this->names['{application}'];
        $meta = get_metadata_raw('post', $application, 'courant_reference', true);
        self::assertNotSame('', $meta);
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $this->names['{reference-meta}'] = (string) $wpdb->get_var($wpdb->prepare(
            'SELECT meta_id FROM %i WHERE post_id = %d AND meta_key = %s',
            $wpdb->postmeta,
            $application,
            'courant_reference',
        ));
        // Belongs to another applicant, as stored by WP Job Openings.
        $this->names['{other-attachment}'] = (string) wp_insert_attachment(
            ['post_title' => 'other-applicant', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf'],
            'awsm-job-openings/2025/11/other.pdf',
        );
        $file = 'awsm-job-openings/2025/11/cv-of-the-matrix.pdf';
        $attachment = wp_insert_attachment(
            ['post_title' => 'cv-of-the-matrix', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf'],
            $file,
            $application,
        );
        update_post_meta($attachment, 'awsm_actual_file_name', 'cv-of-the-matrix.pdf');
        update_post_meta($application, 'awsm_attachment_id', $attachment);
        $this->names['{attachment}'] = (string) $attachment;
        foreach (['{application}' => 'Comment of the matrix', '{draft}' => 'Comment of the draft'] as $post => $text) {
            wp_insert_comment(
                ['comment_post_ID' => (int) $this->names[$post], 'comment_content' => $text, 'comment_approved' => '1']
            );
        }
    }
}
