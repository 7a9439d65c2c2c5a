<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\PostReadPolicy;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('once')]
final class PostReadPolicyTest extends SiteTestCase
{
    /**
     * @return iterable<string, array{array<string, mixed>, list<string>}> properties of a post, and roles that may read
     *     it
     */
    public static function posts(): iterable
    {
        $all = ['visitor', 'subscriber', 'contributor', 'editor', 'administrator'];
        yield 'published' => [[], $all];
        yield 'draft' => [['status' => 'draft'], ['editor', 'administrator']];
        yield 'pending' => [['status' => 'pending'], ['editor', 'administrator']];
        yield 'private' => [['status' => 'private'], ['editor', 'administrator']];
        yield 'scheduled' => [['status' => 'future', 'date' => '2099-01-01 10:00:00'], ['editor', 'administrator']];
        yield 'in the trash' => [['status' => 'trash'], ['editor', 'administrator']];
        yield 'behind a password' => [['password' => 'open sesame'], []];
        yield 'of a type without pages' => [['type' => 'memo'], ['editor', 'administrator']];
        yield 'an expired opening' => [['type' => 'awsm_job_openings', 'status' => 'expired'], $all];
        yield 'an opening that is a draft' => [
            ['type' => 'awsm_job_openings', 'status' => 'draft'],
            ['editor', 'administrator'],
        ];
    }

    /**
     * @param array<string, mixed> $given
     * @param list<string>         $readers
     */
    #[DataProvider('posts')]
    public function testReadPermissions(array $given, array $readers): void
    {
        register_post_type('memo', ['public' => false]);
        $post = $this->post($given);
        $found = [];
        foreach (['visitor', 'subscriber', 'contributor', 'editor', 'administrator'] as $role) {
            wp_set_current_user($role === 'visitor' ? 0 : $this->user($role)->ID);
            $found = PostReadPolicy::canRead($post) ? [...$found, $role] : $found;
        }

        self::assertSame($readers, $found);
    }
}
